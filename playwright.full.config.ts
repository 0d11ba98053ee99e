process.env['E2E_FULL'] = '1';

/** All that `npm test` leaves out: `npm run test:full`. */
export default (await import('./playwright.config')).default;
