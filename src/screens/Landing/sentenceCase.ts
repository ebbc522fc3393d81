/** Converts a name in capitals to sentence case: `INTERNET EN CASA` to `Internet en casa`. */
export function sentenceCase(name: string): string {
  if (name !== name.toLocaleUpperCase('es')) return name;
  const [first = '', ...rest] = name.toLocaleLowerCase('es');
  return first.toLocaleUpperCase('es') + rest.join('');
}
