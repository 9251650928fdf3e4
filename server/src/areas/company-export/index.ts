import type { Db } from '../../platform/postgres/db.ts';
import { deleteOfCompany } from './exports.sql.ts';

export { companyExportData } from './personal-data.ts';

/** Lets go of the export of a company that is erased; returns the file to remove. */
export const forgetExportOf = async (db: Db, companyId: string) => (await deleteOfCompany(db, companyId)).map(({ stored }) => stored);
