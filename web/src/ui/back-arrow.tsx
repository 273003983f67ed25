import { ArrowLeft } from 'lucide-react';
import styles from './back-arrow.module.css';

/** The arrow before the words of a way back. */
export const BackArrow = () => <ArrowLeft className={styles.arrow} aria-hidden="true" />;
