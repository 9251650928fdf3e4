import type { Db } from '../../platform/postgres/db.ts';
import { deleteOfCompany, outdateOfCompany } from './exports.sql.ts';

export { companyExportData } from './personal-data.ts';

/** Lets go of the export of a company that is erased; returns the file to remove. */
export const forgetExportOf = async (db: Db, companyId: string) => (await deleteOfCompany(db, companyId)).map(({ stored }) => stored);

/** Takes back the export of a company of which people are erased who stand in it alone; returns the file to remove. */
export const takeBackExportOf = (db: Db, companyId: string) => outdateOfCompany(db, companyId);
