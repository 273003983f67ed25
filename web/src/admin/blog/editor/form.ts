import { DEFAULT_AUTHOR, type PostForm, postFormSchema } from '@streetlore/domain/blog';
import { namesOf } from '@streetlore/domain/fields';

export const emptyForm: PostForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  topic: '',
  tone: '',
  status: 'draft',
  author: DEFAULT_AUTHOR,
  tags: '',
  featured_image: '',
  image_credit: null,
  image_focus: null,
  artist: null,
  meta_description: '',
  publish_at: null,
};

export const sameForm = (a: PostForm, b: PostForm): boolean =>
  namesOf(emptyForm).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

export const isComplete = (form: PostForm): boolean => postFormSchema.safeParse(form).success;
