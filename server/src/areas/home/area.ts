import { finding } from '@vitrine/contract/home/finding.ts';
import { home } from '@vitrine/contract/home/needs.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { findingHandlers } from './finding.ts';
import { homeHandlers } from './home.ts';

export const homeArea = defineArea({ serves: [topic(home, homeHandlers), topic(finding, findingHandlers)] });
