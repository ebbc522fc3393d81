import { addons } from 'storybook/manager-api';
import { frameTheme } from './config/docsTheme';

addons.setConfig({ theme: frameTheme });
