export interface Testimonial {
  /** The same in every language. */
  id: string;
  name: string;
  role: string;
  quote: string;
  avatarUrl: string | null;
}
