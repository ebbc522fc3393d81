import 'colibri-recargas-components/testing/jsdom';
