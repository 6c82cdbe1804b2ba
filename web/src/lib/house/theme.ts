/** Night, day, or what the device says; night is the room's nature. */
import { recall, remember } from '../parts/keep';

export type Theme = 'dark' | 'light' | 'system';
export const THEMES: readonly Theme[] = ['dark', 'light', 'system'];

const THEME = 'backroom.theme';

export const recallTheme = (): Theme => THEMES.find((theme) => theme === recall(THEME)) ?? 'dark';

export const wear = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
};

export const chooseTheme = (theme: Theme): void => {
  remember(THEME, theme);
  wear(theme);
};
