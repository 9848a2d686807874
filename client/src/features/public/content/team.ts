export { TEAM } from '../content.js';
