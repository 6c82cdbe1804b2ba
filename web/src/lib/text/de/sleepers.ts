export { sleepers } from '../en/sleepers';
