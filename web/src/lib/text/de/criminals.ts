export { criminals } from '../en/criminals';
