import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('expected a text'));

const coordinate = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

const webAddress = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'expected an https:// address'));

/**
 * The company's data: name, contact, map position in degrees and links. `site` is where the app is
 * published; `map.embed` and `map.directions` stand in for OpenStreetMap's addresses.
 */
export const companySchema = v.strictObject({
  name: text,
  address: text,
  phones: v.pipe(v.array(text), v.length(2)),
  email: v.pipe(v.string(), v.email('expected an e-mail address')),
  site: webAddress,
  map: v.strictObject({
    latitude: coordinate,
    longitude: coordinate,
    embed: v.optional(webAddress),
    directions: v.optional(webAddress),
  }),
  links: v.strictObject({ privacy: text, terms: text }),
});
