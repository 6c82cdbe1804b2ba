export { getaway } from '../en/getaway';
