import type { reports } from '@vitrine/contract/chat/reports.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { decidingHandlers } from './deciding.ts';
import { report } from './reporting.ts';

export const reportHandlers: Handlers<typeof reports> = { send: report, ...decidingHandlers };
