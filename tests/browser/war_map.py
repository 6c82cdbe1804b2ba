"""What a look at the map of Sleeper Cells finds amiss, as scripts that list it."""

MEET = """(a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
"""

ON_THE_MAP = f"""() => {{
    const meet = {MEET};
    const map = document.querySelector('.map');
    const box = (element, what, more) => ({{ what, ...more, ...element.getBoundingClientRect().toJSON() }});
    const boxes = [];
    for (const city of map.querySelectorAll('[data-city]')) {{
        const dot = city.querySelector('.dot').getBoundingClientRect();
        const [x, y, r] = [dot.x + dot.width / 2, dot.y + dot.height / 2, dot.width / 10];
        const pin = {{ left: x - r, right: x + r, top: y - r, bottom: y + r }};
        boxes.push({{ what: `pin of ${{city.dataset.city}}`, city, ...pin }});
        for (const word of city.querySelectorAll('.name:not(.aside), em'))
            boxes.push(box(word, word.innerText, {{ city, word: true }}));
        for (const stack of city.querySelectorAll('.stack')) boxes.push(box(stack, `badges of ${{city.dataset.city}}`));
    }}
    for (const text of map.querySelectorAll('svg.world text'))
        if (text.textContent) boxes.push(box(text, text.textContent, {{ word: true }}));
    for (const over of document.querySelectorAll('.board .corner, .board .foot > *, .board > .effects'))
        boxes.push(box(over, over.className));
    const pane = map.getBoundingClientRect();
    const cut = ({{ left, right, top, bottom }}) =>
        left < pane.left - 1 || right > pane.right + 1 || top < pane.top - 1 || bottom > pane.bottom + 1;
    const pins = [...map.querySelectorAll('[data-city]')].map((city) => {{
        const {{ x, y, width, height }} = city.querySelector('.dot').getBoundingClientRect();
        return {{ city, x: x + width / 2, y: y + height / 2 }};
    }});
    const apart = ({{ left, right, top, bottom }}, {{ x, y }}) =>
        Math.hypot(x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y)));
    // clearly nearest to its own pin; at the end of a line, at no other
    const astray = (word) => {{
        const own = pins.find(({{ city }}) => city === word.city);
        if (own === undefined) return [];
        const led = map.querySelector(`.leader:not(.stem)[data-of=${{own.city.dataset.city}}]`) !== null;
        const near = Math.min(led ? 26 : Infinity, apart(word, own) + 4);
        return pins.filter((pin) => pin !== own && apart(word, pin) < near);
    }};
    const own = (word, other) => other.city !== undefined && other.city === word.city && !other.word; // its own pin
    const words = boxes.filter(({{ word }}) => word);
    const stacks = [...map.querySelectorAll('.stack')].map((stack) =>
        box(stack, `badges of ${{stack.closest('[data-city]').dataset.city}}`)).filter((stack) => !cut(stack));
    // with air between them, or they are read as one row
    const wide = ({{ left, right, top, bottom }}) =>
        ({{ left: left - 3, right: right + 3, top: top - 1, bottom: bottom + 1 }});
    const merged = stacks.flatMap((one) => stacks
        .filter((other) => other.what < one.what && meet(wide(one), other))
        .map((other) => `${{one.what}} run into ${{other.what}}`));
    return merged.concat(words.flatMap((one) => [
        ...astray(one).map(({{ city }}) => `${{one.what}} at ${{city.dataset.city}}`),
        ...(cut(one) ? [`${{one.what}} is cut`] : []),
        ...boxes
            .filter((other) => other !== one && !own(one, other) && meet(one, other))
            .map((other) => `${{one.what}} on ${{other.what}}`),
    ]));
}}"""

NAMELESS = """() => {
    const pane = document.querySelector('.map').getBoundingClientRect();
    const seen = (box) => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
    };
    return [...document.querySelectorAll('[data-city]')]
        .filter((city) => seen(city.getBoundingClientRect()) && !city.querySelector('.name:not(.aside)'))
        .map((city) => city.dataset.city);
}"""

NOT_WHOLE = """(zone) => {
    const pane = document.querySelector('.map').getBoundingClientRect();
    return zone.flatMap((name) => {
        const city = document.querySelector(`[data-city=${name}]`);
        const rings = [...city.querySelectorAll('.dot circle')].map((ring) => ring.getBoundingClientRect());
        const out = rings.some(({ left, right, top, bottom }) =>
            left < pane.left || right > pane.right || top < pane.top || bottom > pane.bottom);
        const priced = city.getAttribute('aria-label').match(/\\d+k|free|frei/) !== null;
        return [
            ...(out ? [`${name} is cut`] : []),
            ...(city.querySelector('.name:not(.aside)') ? [] : [`${name} has no name`]),
            ...(city.dataset.ring && priced && !city.querySelector('em') ? [`${name} has no price`] : []),
        ];
    });
}"""

NOT_TO_BE_TOUCHED = """() => [...document.querySelectorAll('.map [data-city]')].filter((city) => {
    const { x, y, width, height } = city.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-city]');
}).map((city) => city.dataset.city)"""

UNDER_THE_FOOT = """() => {
    const foot = document.querySelector('.board .foot').getBoundingClientRect();
    return [...document.querySelectorAll('.map [data-city]')].filter((city) => {
        const { x, y, width, height } = city.getBoundingClientRect();
        const [at, low] = [x + width / 2, y + height / 2];
        return low > foot.top && document.elementFromPoint(at, low)?.closest('[data-city]') === city;
    }).map((city) => city.dataset.city);
}"""

UNDER_THE_TOOLS = """() => {
    const tools = document.querySelector('.board .corner').getBoundingClientRect();
    return [...document.querySelectorAll('.map [data-city]')].filter((city) => {
        const { x, y, width, height } = city.getBoundingClientRect();
        const [at, low] = [x + width / 2, y + height / 2];
        return at > tools.left && at < tools.right && low > tools.top && low < tools.bottom;
    }).map((city) => city.dataset.city);
}"""
