import { ArrowLeft } from 'lucide-react';
import styles from './back-arrow.module.css';

/** The arrow before the text of a link back. */
export const BackArrow = () => <ArrowLeft className={styles.arrow} aria-hidden="true" />;
