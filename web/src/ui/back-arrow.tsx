import { ArrowLeft } from 'lucide-react';
import styles from './back-arrow.module.css';

export const BackArrow = () => <ArrowLeft className={styles.arrow} aria-hidden="true" />;
