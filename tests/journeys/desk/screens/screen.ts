import type { Page } from '@playwright/test';

/** A screen: how a person comes to it, and the heading (or the dialog) that says that it is there, in English or French. */
export interface Screen {
  readonly name: string;
  /** `{file}`, `{company}` … stand for the record that the journey looks at. */
  readonly path: string;
  readonly title: RegExp;
  /** What is done once the page is there, to have the screen in full. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** The dialog is the screen. */
  readonly dialog?: true;
  /** A phone has no use for it, and does not show it. */
  readonly deskOnly?: true;
}

export const main = (page: Page) => page.getByRole('main');
export const press = (name: RegExp) => (page: Page) =>
  main(page).getByRole('button', { name }).first().click();
export const key = (keys: string) => (page: Page) => page.keyboard.press(keys);
