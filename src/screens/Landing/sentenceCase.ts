/** A name that the server writes in capitals, as a heading: `INTERNET EN CASA` as `Internet en casa`. */
export function sentenceCase(name: string): string {
  if (name !== name.toLocaleUpperCase('es')) return name;
  const [first = '', ...rest] = name.toLocaleLowerCase('es');
  return first.toLocaleUpperCase('es') + rest.join('');
}
