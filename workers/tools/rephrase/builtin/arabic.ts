export { ARABIC } from './arabic/index.js';
