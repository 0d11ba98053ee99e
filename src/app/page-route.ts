import type { RouteObject } from 'react-router-dom';

/** `handle.title` becomes the document title, followed by the product name. */
export type PageRoute = RouteObject & { handle?: { title: string }; children?: PageRoute[] };
