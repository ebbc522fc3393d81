import type { ConfigData } from 'html-validate/browser';

/** The rules of the HTML standard. */
export const htmlRules: ConfigData = { extends: ['html-validate:standard'] };

/** The rules of a complete page. */
export const pageRules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // The hidden notice of a failed start has a heading of its own.
    'heading-level': ['error', { allowMultipleH1: true }],
    // The files of the build are of the page's own origin.
    'require-sri': 'off',
  },
};
