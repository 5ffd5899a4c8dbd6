import { installRules } from '../records/installed-rules';
import { rules } from './index';

// Imported by whatever sets the engine to work: the routes, the jobs, which may run in a process of their own, and the demo data.
installRules(rules);
