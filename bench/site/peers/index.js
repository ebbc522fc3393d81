export { IMaskInput } from 'react-imask';
export { PatternFormat } from 'react-number-format';
