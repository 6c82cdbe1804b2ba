/** What of the world is in sight, and how close. */
import { describe, expect, test } from 'vitest';
import { CITIES, PLACES, ZONES } from '../src/lib/sleepers/board';
import { apart } from '../src/lib/sleepers/boxes';
import { clamp, fit, fitZone, reveal, WORLD, zoom, ZONE_LEAST } from '../src/lib/sleepers/camera';
import { uncover } from '../src/lib/sleepers/uncover';

describe('the camera', () => {
  const pane = { width: 1100, height: 500 };

  test('shows the whole world, and any zone closer', () => {
    const { scale, x, y } = fit(WORLD, pane);
    for (const corner of [{ x: WORLD.x0, y: WORLD.y0 }, { x: WORLD.x1, y: WORLD.y1 }]) {
      expect(corner.x * scale + x).toBeGreaterThanOrEqual(-0.5);
      expect(corner.x * scale + x).toBeLessThanOrEqual(pane.width + 0.5);
      expect(corner.y * scale + y).toBeLessThanOrEqual(pane.height + 0.5);
    }
  });

  test.each(ZONES.flatMap((zone) => [212, 269, 281].map((height) => [zone, height] as const)))('on a phone every city of %s is whole on a map %i high, with its badges', (zone, height) => {
    const pane = { width: 360, height };
    const { scale, x, y } = clamp(fitZone(zone, pane, ZONE_LEAST), pane);
    const cut = CITIES.filter((city) => PLACES[city]?.zone === zone).filter((city) => {
      const at = { x: (PLACES[city]?.x ?? 0) * scale + x, y: (PLACES[city]?.y ?? 0) * scale + y };
      return at.x < 24 || at.x > pane.width - 24 || at.y < 27 || at.y > pane.height - 21;
    });
    expect(cut).toEqual([]);
  });

  test('keeps the point under the finger', () => {
    const before = fit(WORLD, pane);
    const at = { x: 500, y: 200 };
    const after = zoom(before, 2, at, pane);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
  });

  test('never leaves the world, and brings a city into sight', () => {
    const close = clamp({ scale: 3, x: 5_000, y: 5_000 }, pane);
    expect(close.x).toBeLessThanOrEqual(0);
    const seen = reveal(close, PLACES['SYD'] ?? { x: 0, y: 0 }, pane);
    expect(920 * seen.scale + seen.x).toBeLessThanOrEqual(pane.width - 59);
  });
});

describe('under the tools', () => {
  const panes = [{ width: 1105, height: 384 }, { width: 944, height: 267 }, { width: 768, height: 520 }];

  test.each(panes)('no city stays when the map is closer, wherever it is looked at ($width wide)', (pane) => {
    const tools = { x: pane.width - 228, y: 10, w: 218, h: 46 };
    for (const by of [1.4, 2, 2.7, 3.8]) {
      for (const city of CITIES) {
        const camera = reveal(zoom(fit(WORLD, pane), by, { x: pane.width / 2, y: pane.height / 2 }, pane), PLACES[city] ?? { x: 0, y: 0 }, pane);
        const { scale, x, y } = uncover(camera, [tools], pane);
        const under = CITIES.filter((other) => apart(tools, { x: (PLACES[other]?.x ?? 0) * scale + x, y: (PLACES[other]?.y ?? 0) * scale + y }) < 8);
        expect(under, `${city} ${by}`).toEqual([]);
      }
    }
  });

  test('what hides nothing stays as it is', () => {
    const pane = { width: 768, height: 520 };
    const camera = fit(WORLD, pane);
    expect(uncover(camera, [{ x: 0, y: 0, w: 40, h: 20 }], pane)).toBe(camera);
  });
});
