/** The pages of gifts. They stand apart from `routes`, which Home loads whole. `gift` and `buyer` have their link's token behind `#`. */
export const giftRoutes = {
  gifts: '/gifts',
  /** Buying a tour as a gift. */
  ofTour: (tourId: string) => `/gifts?tour=${encodeURIComponent(tourId)}`,
  gift: '/gift',
  buyer: '/gift/buyer',
  admin: '/admin/gifts',
  adminGift: (giftId: string) => `/admin/gifts/${encodeURIComponent(giftId)}`,
} as const;
