export { closeupAdministering } from './administering.ts';
export { closeupEditing } from './editing.ts';
export { closeupViewing } from './viewing.ts';
