import fs from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** Writes down what was thrown outside of every test, which the JSON report leaves out though the run fails by it. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]) {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (file) fs.writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => `outside of the tests › ${stack ?? message}`)));
  }
}
