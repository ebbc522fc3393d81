// The app's own rules come first. They would lose against rules that are in no layer.
import './own.css';
import 'colibri-recargas-components/fonts.css';
import './lucero.css';
import 'colibri-recargas-components/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App />);
