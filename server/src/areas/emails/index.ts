export { deleteMailbox as forgetMailbox } from './mailbox.sql.ts';
