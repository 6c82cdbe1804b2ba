export { inkognito } from '../en/inkognito';
