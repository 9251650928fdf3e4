import { pages } from '@vitrine/contract/pages/pages.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { pageHandlers } from './pages.ts';

export const pagesArea = defineArea({
  serves: [topic(pages, pageHandlers)],
});
