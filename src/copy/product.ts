/** The only place with the product's name (R-PRODUCT-1). */
export const PRODUCT_NAME = 'Grifo';
