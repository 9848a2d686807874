export { SAMPLES } from '../content.js';
