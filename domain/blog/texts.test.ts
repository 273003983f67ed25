import { expect, test } from 'vitest';
import { editorTexts, queueTexts } from './texts.ts';

/**
 * The spec's own sentences. Browser tests refer to them by their names
 * (tests/e2e/blog-admin.test.ts), so those tests would not notice a changed letter. This test does.
 */
test.each<[keyof typeof editorTexts, string]>([
  ['noPosts', 'No blog posts found'],
  ['newPost', 'New Blog Post'],
  ['live', 'Live'],
  ['back', 'Back to Blog'],
  ['saveDraft', 'Save Draft'],
  ['publish', 'Publish'],
  ['preview', 'Preview'],
  ['generateIdeas', 'Generate Ideas'],
  ['generatePost', 'Generate Full Blog Post'],
  ['topicAndToneNeeded', 'Please enter a topic and select/enter a tone before generating content.'],
  ['required', 'Please fill in all required fields'],
  ['loadFailed', 'Failed to load blog post data. Please try again.'],
  ['contentFailed', 'Failed to generate content. Please try again.'],
  ['titlesFailed', 'Failed to generate titles. Please try again.'],
  ['saveFailed', 'Failed to save blog post'],
  ['contentGenerated', 'Blog post content generated successfully!'],
  ['titlesGenerated', 'Title suggestions generated successfully!'],
  ['galleryAdded', 'Image gallery added to content!'],
  ['published', 'Blog post published successfully!'],
  ['saved', 'Blog post saved successfully!'],
  ['success', 'Success'],
  ['error', 'Error'],
  ['deleteConfirm', 'Are you sure you want to delete this blog post? This action cannot be undone.'],
  ['galleryHeading', 'Image Gallery'],
])('the editor’s %s is: %s', (name, text) => expect(editorTexts[name]).toBe(text));

test.each<[keyof typeof queueTexts, string]>([
  ['heading', 'Article Generation Queue'],
  ['clearCompleted', 'Clear Completed'],
  ['suggestions', 'AI-Powered Content Suggestions'],
  ['refresh', 'Refresh Suggestions'],
  ['generate', 'Generate Article'],
  ['viewDraft', 'View Draft'],
  ['pending', 'Queued for processing...'],
  ['processing', 'Generating article...'],
  ['generated', 'Article Generated!'],
  ['generationFailed', 'Generation Failed'],
  ['unknown', 'Unknown error'],
  ['started', 'Generation Started'],
  ['creationFailed', 'Job Creation Failed'],
])('the queue’s %s is: %s', (name, text) => expect(queueTexts[name]).toBe(text));
