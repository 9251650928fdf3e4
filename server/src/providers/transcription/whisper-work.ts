/** What the caged child that hears with a model can do. */
import { serve } from '../../platform/cage/serving.ts';
import type { Task } from './hearing.ts';

await serve({
  hear: async (task: Task, { files: { wav = -1, said = -1 } }) => {
    const { hear } = await import('./hearing.ts');
    return { result: hear(task, wav, said) };
  },
});
