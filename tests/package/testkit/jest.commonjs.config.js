import config from './jest.config.js';

const plugins = ['export-namespace-from', 'modules-commonjs'];

/** CommonJS, as in most apps with Jest. MSW needs a configuration of its own there. */
export default {
  ...config,
  testPathIgnorePatterns: ['mocks'],
  transform: {
    '\\.js$': ['babel-jest', { plugins: plugins.map((name) => `@babel/plugin-transform-${name}`) }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(colibri-recargas-components|imask)/)'],
};
