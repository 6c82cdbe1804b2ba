/** Which room the address names, and going from one to another without loading the page again. */

import { decoded } from '../parts/decoded';
import { turnPage } from '../parts/inItsPlace';
import { hasBook, type Book } from '../rules/address';

export type Place =
  | { readonly room: 'entrance' }
  | { readonly room: 'table'; readonly id: string }
  | { readonly room: 'replay' | 'review' | 'players'; readonly id: string }
  | { readonly room: 'rules' | 'learn'; readonly game: Book }
  | { readonly room: 'lessons' | 'library' }
  | { readonly room: 'nowhere' };

export const placeOf = (path: string): Place => {
  if (path === '/') return { room: 'entrance' };
  if (/^\/learn\/?$/.test(path)) return { room: 'lessons' };
  if (/^\/rules\/?$/.test(path)) return { room: 'library' };
  const [, room, name] = /^\/(table|replay|review|players|rules|learn)\/([^/]+)\/?$/.exec(path) ?? [];
  if (name === undefined) return { room: 'nowhere' };
  switch (room) {
    case 'rules':
    case 'learn':
      return hasBook(name) ? { room, game: name } : { room: 'nowhere' };
    case 'table':
    case 'replay':
    case 'review':
    case 'players':
      return placed(room, decoded(name));
    default:
      return { room: 'nowhere' };
  }
};

const placed = (room: 'table' | 'replay' | 'review' | 'players', id: string | null): Place => (id === null ? { room: 'nowhere' } : { room, id });

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

class Router {
  #path = $state(typeof location === 'undefined' ? '/' : location.pathname);

  get place(): Place {
    return placeOf(this.#path);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#turn();
    scrollTo(0, 0);
  }

  /** Back and forward. Returns what stops the following. */
  follow(): () => void {
    const moved = () => this.#turn();
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }

  #turn(): void {
    if (this.#path !== location.pathname) turnPage();
    this.#path = location.pathname;
  }
}

export const router = new Router();

/** For links within the house: plain clicks stay on the page, all others are the browser's. */
export const inside = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  router.go(`${pathname}${search}${hash}`);
};
