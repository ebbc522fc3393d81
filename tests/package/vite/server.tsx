import { themeCss } from 'colibri-recargas-components';
import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { lucero } from './src/lucero';

writeFileSync('lucero.css', themeCss([lucero]));
process.stdout.write(renderToString(<App />));
