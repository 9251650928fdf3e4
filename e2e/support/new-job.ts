import type { Page } from '@playwright/test';
import { expect } from './product.ts';
import type { Words } from './words.ts';

/** From the list of jobs to a new one with this title, of both parts or of one. */
export async function beginJob(page: Page, say: Words, title: string, parts: readonly ('ad' | 'code')[] = ['ad', 'code']) {
  await page
    .getByRole('link', { name: say('job-ads:list.new') })
    .first()
    .click();
  for (const part of ['ad', 'code'] as const) {
    if (!parts.includes(part)) await page.getByRole('checkbox', { name: say(`job-ads:job.tabs.${part}`) }).uncheck();
  }
  await page.getByRole('textbox', { name: say('job-ads:fields.title') }).fill(title);
  await page.getByRole('button', { name: say('job-ads:new.goOn') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Adds a question, which is open then and all others folded. */
export async function addQuestion(page: Page, say: Words, text: string) {
  await page.getByRole('button', { name: say('job-codes:editor.addQuestion') }).click();
  await page.getByRole('textbox', { name: say('job-codes:question.text'), exact: true }).fill(text);
}
