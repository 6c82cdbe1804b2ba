import { afterEach, expect, test, vi } from 'vitest';
import { wayOut } from '../src/lib/parts/wayOut';

const room = new EventTarget();
vi.stubGlobal('addEventListener', room.addEventListener.bind(room));
vi.stubGlobal('removeEventListener', room.removeEventListener.bind(room));

const ways: (() => void)[] = [];
afterEach(() => ways.splice(0).forEach((close) => close()));

/** Something that can be left; what it does when it is. */
const opened = (): (() => void) => {
  const left = vi.fn<() => void>();
  const done = wayOut(() => {
    left();
    done();
    ways.splice(ways.indexOf(done), 1);
  });
  ways.push(done);
  return left;
};
const press = (key: string, isComposing = false): Event => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, isComposing });
  room.dispatchEvent(event);
  return event;
};

test('Escape leaves what was opened last, then what was open before', () => {
  const [desk, sheet] = [opened(), opened()];
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(sheet).toHaveBeenCalledOnce();
  expect(desk).not.toHaveBeenCalled();
  press('Escape');
  expect(desk).toHaveBeenCalledOnce();
});

test('where nothing is open, and to other keys, nothing is done', () => {
  expect(press('Escape').defaultPrevented).toBe(false);
  const desk = opened();
  press('Enter');
  press('Escape', true); // ends the choice of a letter
  expect(desk).not.toHaveBeenCalled();
});

test('what is gone before Escape is pressed is not left again', () => {
  const desk = opened();
  const gone = vi.fn<() => void>();
  wayOut(gone)();
  press('Escape');
  expect(gone).not.toHaveBeenCalled();
  expect(desk).toHaveBeenCalledOnce();
});
