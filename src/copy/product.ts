/** The product's name stands here and nowhere else (R-PRODUCT-1). */
export const PRODUCT_NAME = 'Grifo';
