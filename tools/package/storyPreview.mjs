/*
 * In place of Storybook's preview and its texts, which need a browser, when Node loads the stories. It records the
 * input of their `preview.meta`.
 */

/** @typedef {{ title: string, parameters: { about: import('#storybook/docs/about').About } }} MetaInput */

/** @type {MetaInput[]} */
export const metas = [];

const story = () => ({ input: {}, extend: story });

export default {
  /** @param {MetaInput} input */
  meta(input) {
    metas.push(input);
    return { input, story };
  },
};
export const t = String;
export const tr = String;
