/** The options of the text toolbar. In a URL, a plain number would not be parsed as a string. */
export const textItems = [
  { value: 'normal', title: 'Text: Normal' },
  { value: '150-percent', title: 'Text: Size 150 %' },
  { value: '200-percent', title: 'Text: Size 200 %' },
  { value: 'longer', title: 'Text: 40 % longer' },
];
