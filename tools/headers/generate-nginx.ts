// Writes docs/nginx.conf from the table of headers: npm run generate:nginx
import { writeFileSync } from 'node:fs';
import { NGINX_EXAMPLE, nginxExample } from './nginx-example.ts';

writeFileSync(NGINX_EXAMPLE, nginxExample());
