/** The address that stands for all pages of a section in the list of pages: `/dashboard/law/*`. */
export const sectionAddress = (pathname: string): string => `${pathname.split('/', 3).join('/')}/*`;
