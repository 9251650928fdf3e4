/** A child that does nothing: it answers where a wall can be built. */
import { serve } from './serving.ts';

await serve({ ready: () => ({ result: true }) });
