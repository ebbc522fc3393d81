import data from './company.json';

/** The company that operates the app: its contact data and location. */
export interface Company {
  /** The company's name. */
  name: string;
  /** The street address, in one line. */
  address: string;
  /** The phone numbers, as they are displayed. */
  phones: readonly string[];
  /** The e-mail address of sales. */
  email: string;
  /** The URL of the published app, without a trailing slash. */
  site: string;
  /** The position in degrees. `embed` and `directions` replace the OpenStreetMap URLs. */
  map: { latitude: number; longitude: number; embed?: string; directions?: string };
  /** The legal links in the footer of every screen. */
  links: { privacy: string; terms: string };
}

/** The company of this build: `VITE_COMPANY_FILE` replaces the file. */
export const company: Company = data;
