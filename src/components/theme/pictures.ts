export { default as AbonoPicture } from './pictures/abono.svg?react';
