export default {
  testEnvironment: 'jsdom',
  setupFiles: ['./setup.js'],
  transform: {},
};
