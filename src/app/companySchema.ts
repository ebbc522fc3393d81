import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('expected a text'));

const coordinate = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** The company's data: name, contact, map position in degrees and links. */
export const companySchema = v.strictObject({
  name: text,
  address: text,
  phones: v.pipe(v.array(text), v.length(2)),
  email: v.pipe(v.string(), v.email('expected an e-mail address')),
  map: v.strictObject({ latitude: coordinate, longitude: coordinate }),
  links: v.strictObject({ privacy: text, terms: text }),
});

/** The company's data. */
export type Company = v.InferOutput<typeof companySchema>;
